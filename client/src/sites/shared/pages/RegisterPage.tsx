import { useSearchParams } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { currentSession } from '../../../app/session/session.ts'
import { useSession } from '../../../app/session/use-session.ts'
import { showToast } from '../../../app/toasts/toasts.ts'
import { AuthSplit } from '../../../features/auth/AuthSplit.tsx'
import { RegisterForm } from '../../../features/auth/registration/RegisterForm.tsx'
import { hasBookingDraft } from '../../../features/occurrences/booking/draft/booking-draft.ts'
import { styled } from '../../../theme/styled.ts'
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx'
import { PageHeading } from '../../../ui/layout/page/PageHeading.tsx'
import { LeaveTo } from '../LeaveTo.tsx'
import { environment } from '../../../app/environment.ts'

const HaveAccount = styled('p', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', gap: '2', mt: '4' },
})

/** '/register', for visitors only: a logged-in user goes to 'redirect', or home. [S2-013 to S2-016] */
export function RegisterPage() {
  const { t } = useTranslation(['common'])
  const [query] = useSearchParams()
  const { user } = useSession()
  const redirect = query.get('redirect')
  if (user) return <LeaveTo redirect={redirect} />

  const savesDrafts = environment().modes.kiosk === null
  const says = savesDrafts && hasBookingDraft() ? 'kept' : 'family'

  function welcome(): void {
    const name = currentSession().user?.firstName ?? ''
    showToast({ type: 'success', content: t('common:auth.welcome', { name }) })
  }

  return (
    <AuthSplit
      scene="gymnastics"
      says={{ title: t(`common:auth.says.${says}`), text: t(`common:auth.says.${says}Text`) }}
    >
      <PageHeading intro={t('common:auth.registerIntro')}>{t('common:auth.registerHeading')}</PageHeading>
      <RegisterForm onDone={welcome} />
      <HaveAccount>
        {t('common:auth.haveAccount')}
        <ButtonLink to={environment().site.paths.login(redirect)} variant="text">
          {t('common:auth.logIn')}
        </ButtonLink>
      </HaveAccount>
    </AuthSplit>
  )
}
