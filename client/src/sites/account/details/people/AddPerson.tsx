import { relationships } from '@touchline/contract/client'
import type { Relationship } from '@touchline/contract/client'
import { useTranslation } from 'react-i18next'
import { platformNow } from '../../../../app/platform-clock.ts'
import { dayIn, isDay } from '../../../../i18n/calendar.ts'
import { RadioGroup } from '../../../../ui/fields/choices/RadioGroup.tsx'
import { Select } from '../../../../ui/fields/choices/Select.tsx'
import { DateField } from '../../../../ui/fields/DateField.tsx'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import type { Messages } from '../../../../ui/forms/form-values.ts'
import { RowForm } from '../RowForm.tsx'
import { useRowForm } from '../use-row-form.ts'
import { addPerson } from './use-people.ts'

const labels = {
  kind: 'account:details.whoIsIt',
  firstName: 'common:auth.firstName',
  lastName: 'common:auth.lastName',
  dateOfBirth: 'common:auth.dateOfBirth',
  email: 'common:auth.email',
  relationship: 'account:details.youAre',
} as const
const empty = { kind: 'child', firstName: '', lastName: '', dateOfBirth: '', email: '', relationship: '' }
type Values = typeof empty

/** A user can be this to a child. */
const ofChildren: readonly Relationship[] = ['parent', 'sibling', 'carer']

type Props = {
  readonly userId: number
  readonly onClosed: () => void
  /** The person was added, or asked. */
  readonly onAdded: (message: string) => void
}

/** Adds a child at once, or asks an adult by e-mail. */
export function AddPerson({ userId, onClosed, onAdded }: Props) {
  const { t } = useTranslation(['account', 'common'])
  const isChild = (values: Values): boolean => values.kind === 'child'

  function problems(values: Values): Messages<Values> {
    const asked = isChild(values)
      ? (['firstName', 'lastName', 'dateOfBirth', 'relationship'] as const)
      : (['email', 'relationship'] as const)
    const missing = asked.filter((name) => values[name].trim() === '')
    const isUnreadable = isChild(values) && values.dateOfBirth !== '' && !isDay(values.dateOfBirth)
    return {
      ...Object.fromEntries(missing.map((name) => [name, t('common:forms.required')])),
      ...(isUnreadable ? { dateOfBirth: t('common:forms.dateInvalid') } : {}),
    }
  }

  const { form, busy, failure, submit } = useRowForm({
    initial: empty,
    problems,
    nameOf: (field) => t(labels[field]),
    send: (values) => {
      // The list of the form has known relationships only.
      const relationship = values.relationship as Relationship
      const { firstName, lastName, dateOfBirth, email } = values
      return addPerson(
        userId,
        isChild(values) ? { firstName, lastName, dateOfBirth, relationship } : { email: email.trim(), relationship },
      )
    },
    onDone: () =>
      onAdded(
        isChild(form.values)
          ? t('account:details.childAdded', { name: form.values.firstName })
          : t('account:details.adultAsked', { email: form.values.email }),
      ),
    draft: 'details-person',
    userId,
  })
  const possible = isChild(form.values) ? ofChildren : relationships
  return (
    <RowForm
      label={t('account:details.addPerson')}
      form={form}
      failure={failure}
      busy={busy}
      submit={t(isChild(form.values) ? 'account:details.addChild' : 'account:details.askAdult')}
      onSubmit={submit}
      onCancel={() => {
        form.sent()
        onClosed()
      }}
    >
      <RadioGroup
        label={t('account:details.whoIsIt')}
        options={[
          { value: 'child', label: t('account:details.child') },
          { value: 'adult', label: t('account:details.adult') },
        ]}
        value={form.values.kind}
        onChange={(kind) => form.change({ kind, relationship: '' })}
      />
      {isChild(form.values) ? (
        <>
          <TextField {...form.field('firstName')} label={t('common:auth.firstName')} autoComplete="off" />
          <TextField {...form.field('lastName')} label={t('common:auth.lastName')} autoComplete="off" />
          <DateField
            {...form.field('dateOfBirth')}
            label={t('common:auth.dateOfBirth')}
            max={dayIn(null, platformNow())}
          />
        </>
      ) : (
        <TextField
          {...form.field('email')}
          label={t('common:auth.email')}
          help={t('account:details.adultHelp')}
          inputMode="email"
          autoComplete="off"
        />
      )}
      <Select
        {...form.field('relationship')}
        label={t('account:details.youAre')}
        options={possible.map((value) => ({ value, label: t(`account:details.relationship.${value}`) }))}
      />
    </RowForm>
  )
}
