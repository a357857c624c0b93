import { limits } from '@touchline/contract/client'
import type { ReactNode } from 'react'
import { useErrorText } from '../../../app/toasts/use-error-toast.ts'
import { styled } from '../../../theme/styled.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { InlineError } from '../../../ui/feedback/InlineError.tsx'
import { Checkbox } from '../../../ui/fields/choices/Checkbox.tsx'
import { DateField } from '../../../ui/fields/DateField.tsx'
import { FieldGroup } from '../../../ui/fields/frame/FieldGroup.tsx'
import { PasswordField } from '../../../ui/fields/PasswordField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Form } from '../../../ui/forms/Form.tsx'
import { ShortLogin } from '../ShortLogin.tsx'
import { TermsAgreement } from './TermsAgreement.tsx'
import type { RegistrationField, RegistrationForm } from './registration-rules.ts'
import { useRegistration } from './use-registration.ts'

const Section = styled('fieldset', { base: { display: 'grid', gap: '4', minWidth: 0, pb: '2' } })
const Legend = styled('legend', { base: { fontFamily: 'heading', fontWeight: 'heading', fontSize: 'lg', mb: '3' } })

/** A titled section of a longer form. */
function FormSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Section>
      <Legend>{title}</Legend>
      {children}
    </Section>
  )
}

const Choices = styled('div', { base: { display: 'flex', flexWrap: 'wrap', columnGap: '6' } })
const Pair = styled('div', {
  base: { display: 'grid', gap: '4', gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))' },
})

type TextName = { [F in RegistrationField]: RegistrationForm[F] extends string ? F : never }[RegistrationField]

const optIns = ['emailOptIn', 'smsOptIn', 'phoneOptIn', 'postOptIn'] as const

/** Creates an account. */
export function RegisterForm({ onDone }: { readonly onDone: () => void }) {
  const { t, form, failure, busy, submit, terms, today } = useRegistration(onDone)
  const textOf = useErrorText()
  const text = (name: TextName) => ({ ...form.field(name), label: t(`common:auth.${name}`) })
  const { id, value, error, onChange } = form.field('terms')

  return (
    <Form form={form} onSubmit={submit}>
      <ShortLogin />
      {failure === null ? null : <InlineError>{textOf(failure)}</InlineError>}
      <FormSection title={t('common:auth.aboutYou')}>
        <Pair>
          <TextField {...text('firstName')} autoComplete="given-name" />
          <TextField {...text('lastName')} autoComplete="family-name" />
        </Pair>
        <DateField {...text('dateOfBirth')} help={t('common:auth.dateOfBirthHelp')} max={today} autoComplete="bday" />
        <TextField {...text('phone')} type="tel" autoComplete="tel" optional />
      </FormSection>
      <FormSection title={t('common:auth.yourLogin')}>
        <TextField {...text('email')} help={t('common:auth.emailHelp')} inputMode="email" autoComplete="email" />
        <PasswordField
          {...text('password')}
          help={t('common:auth.passwordHelp', { count: limits.passwordLength.minimum })}
          autoComplete="new-password"
        />
        <PasswordField {...text('passwordConfirmation')} autoComplete="new-password" />
      </FormSection>
      <FormSection title={t('common:auth.yourAddress')}>
        <TextField {...text('addressLine')} autoComplete="address-line1" optional />
        <Pair>
          <TextField {...text('town')} autoComplete="address-level2" optional />
          <TextField {...text('postcode')} autoComplete="postal-code" />
        </Pair>
      </FormSection>
      <FieldGroup label={t('common:auth.keepInTouch')} help={t('common:auth.keepInTouchHelp')} optional>
        <Choices>
          {optIns.map((name) => {
            const box = form.field(name)
            return (
              <Checkbox
                key={name}
                id={box.id}
                label={t(`common:auth.${name}`)}
                checked={box.value}
                onChange={box.onChange}
              />
            )
          })}
        </Choices>
      </FieldGroup>
      {terms === null ? null : (
        <TermsAgreement id={id} terms={terms} agreed={value} onChange={onChange} error={error} />
      )}
      <Button type="submit" size="large" wide busy={busy}>
        {t('common:auth.createAccount')}
      </Button>
    </Form>
  )
}
