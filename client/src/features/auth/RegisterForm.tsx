import { chakra } from '@chakra-ui/react'
import { limits } from '@touchline/contract/client'
import type { FormEvent } from 'react'
import { useErrorText } from '../../app/toasts/use-error-text.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { DateField } from '../../ui/fields/DateField.tsx'
import { FieldGroup } from '../../ui/fields/FieldGroup.tsx'
import { FormErrorSummary } from '../../ui/fields/FormErrorSummary.tsx'
import { InlineError } from '../../ui/feedback/InlineError.tsx'
import { PasswordField } from '../../ui/fields/PasswordField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Form } from './form-layout.ts'
import { FormSection } from './FormSection.tsx'
import { TermsAgreement } from './TermsAgreement.tsx'
import type { RegistrationField, RegistrationForm } from './registration-rules.ts'
import { useRegistration } from './use-registration.ts'

const Choices = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', columnGap: '6' } })

type TextName = { [F in RegistrationField]: RegistrationForm[F] extends string ? F : never }[RegistrationField]

const optIns = ['emailOptIn', 'smsOptIn', 'phoneOptIn', 'postOptIn'] as const

const idOf = (field: RegistrationField): string => `register-${field}`

/** Creates an account. [O-02, S7-062] */
export function RegisterForm({ onDone }: { readonly onDone: () => void }) {
  const { t, form, change, messages, attempt, refusal, sending, submit, terms, today } = useRegistration(onDone)
  const textOf = useErrorText()

  const text = (name: TextName) => ({
    id: idOf(name),
    name,
    label: t(`common:auth.${name}`),
    value: form[name],
    onChange: (value: string) => change({ [name]: value }),
    error: messages[name],
  })

  const errors = Object.entries(messages).map(([field, message]) => {
    // Keys of the messages are fields of the form.
    const name = field as RegistrationField
    return { fieldId: idOf(name), message: name === 'terms' ? message : `${t(`common:auth.${name}`)}: ${message}` }
  })

  function send(event: FormEvent): void {
    event.preventDefault()
    void submit()
  }

  return (
    <Form noValidate onSubmit={send}>
      <FormErrorSummary errors={errors} attempt={attempt} />
      {refusal && Object.keys(refusal.fields).length === 0 ? <InlineError>{textOf(refusal.error)}</InlineError> : null}
      <FormSection title={t('common:auth.aboutYou')}>
        <TextField {...text('firstName')} autoComplete="given-name" />
        <TextField {...text('lastName')} autoComplete="family-name" />
        <DateField {...text('dateOfBirth')} max={today} autoComplete="bday" />
        <TextField {...text('phone')} type="tel" autoComplete="tel" optional />
      </FormSection>
      <FormSection title={t('common:auth.yourLogin')}>
        <TextField {...text('email')} type="email" autoComplete="email" />
        <PasswordField
          {...text('password')}
          help={t('common:auth.passwordHelp', { count: limits.passwordLength.minimum })}
          autoComplete="new-password"
        />
        <PasswordField {...text('passwordConfirmation')} autoComplete="new-password" />
      </FormSection>
      <FormSection title={t('common:auth.yourAddress')}>
        <TextField {...text('addressLine')} autoComplete="street-address" optional />
        <TextField {...text('town')} autoComplete="address-level2" optional />
        <TextField {...text('postcode')} autoComplete="postal-code" />
      </FormSection>
      <FieldGroup label={t('common:auth.keepInTouch')} help={t('common:auth.keepInTouchHelp')} optional>
        <Choices>
          {optIns.map((name) => (
            <Checkbox
              key={name}
              label={t(`common:auth.${name}`)}
              checked={form[name]}
              onChange={(checked) => change({ [name]: checked })}
            />
          ))}
        </Choices>
      </FieldGroup>
      {terms === null ? null : (
        <TermsAgreement
          id={idOf('terms')}
          terms={terms}
          agreed={form.terms}
          onChange={(agreed) => change({ terms: agreed })}
          error={messages.terms}
        />
      )}
      <Button type="submit" size="large" busy={sending}>
        {t('common:auth.createAccount')}
      </Button>
    </Form>
  )
}
