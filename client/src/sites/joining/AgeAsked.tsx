import { useTranslation } from 'react-i18next'
import { platformNow } from '../../app/platform-clock.ts'
import { useBusy } from '../../app/answers/use-busy.ts'
import { refusedFields } from '../../api/refused-fields.ts'
import type { MembershipType } from '../../features/memberships/membership-type.ts'
import { useAgesText } from '../../features/memberships/use-ages-text.ts'
import { dayIn, isDay } from '../../i18n/calendar.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { DateField } from '../../ui/fields/DateField.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { useForm } from '../../ui/forms/use-form.ts'
import { fitOf } from './age-fit.ts'

type Props = {
  readonly type: MembershipType
  /** The account that types; null for a visitor. */
  readonly userId: number | null
  readonly submit: string
  /** A date of birth of the right age, `YYYY-MM-DD`. Throws an ApiError with a refusal of the field. */
  readonly onFits: (dateOfBirth: string) => Promise<void> | void
}

/** Asks for the date of birth that a price depends on, and refuses the wrong age at the field. [O-377] */
export function AgeAsked({ type, userId, submit, onFits }: Props) {
  const { t } = useTranslation(['activities', 'common'])
  const agesText = useAgesText()
  const { busy, run } = useBusy()
  const today = dayIn(null, platformNow())
  const form = useForm({
    initial: { dateOfBirth: '' },
    problems: ({ dateOfBirth }) => {
      const problem = problemOf(dateOfBirth)
      return problem === undefined ? {} : { dateOfBirth: problem }
    },
    nameOf: () => t('common:auth.dateOfBirth'),
    draft: { form: 'join-age', person: userId },
  })

  function problemOf(born: string): string | undefined {
    if (born === '') return t('common:forms.required')
    if (!isDay(born)) return t('common:forms.dateInvalid')
    if (born >= today) return t('common:forms.dateInPast')
    const fit = fitOf(type, born, today)
    if (fit.kind !== 'wrong') return undefined
    return t('activities:joining.age.wrongDate', { ages: agesText(type), age: fit.age })
  }

  async function send(): Promise<void> {
    if (!form.check()) return
    try {
      await onFits(form.values.dateOfBirth)
      form.sent()
    } catch (error) {
      form.refuse(refusedFields(error, form.values))
      if (Object.keys(refusedFields(error, form.values)).length === 0) throw error
    }
  }

  return (
    <Form form={form} onSubmit={() => run(send)} label={t('activities:joining.age.why')}>
      <DateField
        {...form.field('dateOfBirth')}
        label={t('common:auth.dateOfBirth')}
        help={t('activities:joining.age.why')}
        max={today}
        autoComplete="bday"
      />
      <Button type="submit" size="large" wide busy={busy}>
        {submit}
      </Button>
    </Form>
  )
}
