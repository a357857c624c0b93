import { useSearchParams } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../app/session/use-session.ts'
import { AuthSplit } from '../../../features/auth/AuthSplit.tsx'
import { LogIn } from '../../../features/auth/login/LogIn.tsx'
import { hasBookingDraft } from '../../../features/occurrences/booking/draft/booking-draft.ts'
import { PageHeading } from '../../../ui/layout/page/PageHeading.tsx'
import { LeaveTo } from '../LeaveTo.tsx'
import { environment } from '../../../app/environment.ts'

/** '/login'. A logged-in user goes to the 'redirect' of the address, or home. */
export function LoginPage() {
  const { t } = useTranslation(['common'])
  const [query] = useSearchParams()
  const { user } = useSession()
  const redirect = query.get('redirect')
  if (user) return <LeaveTo redirect={redirect} />
  const savesDrafts = environment().modes.kiosk === null
  const waiting = savesDrafts && hasBookingDraft() ? 'kept' : 'account'
  return (
    <AuthSplit
      scene="swim"
      says={{ title: t(`common:auth.says.${waiting}`), text: t(`common:auth.says.${waiting}Text`) }}
    >
      <LogIn
        heading={<PageHeading intro={t('common:auth.logInIntro')}>{t('common:auth.welcomeBack')}</PageHeading>}
        onLoggedIn={() => undefined}
        registerPath={environment().site.paths.register(redirect)}
      />
    </AuthSplit>
  )
}
