import { chakra } from '@chakra-ui/react'
import { useSearchParams } from 'react-router-dom'
import { useSession } from '../../../app/session/session.ts'
import { LogIn } from '../../../features/auth/LogIn.tsx'
import { useTexts } from '../../../i18n/use-texts.ts'
import { PageHeading } from '../../../ui/layout/PageHeading.tsx'
import { LeaveTo } from '../LeaveTo.tsx'
import { paths } from '../paths.ts'

const Narrow = chakra('div', { base: { maxWidth: '480px' } })

/** '/login'. Who is logged in goes on to the 'redirect' of the address, or home. [S2-017, O-02, O-20] */
export function LoginPage() {
  const { t } = useTexts()
  const [query] = useSearchParams()
  const { user } = useSession()
  const redirect = query.get('redirect')
  if (user) return <LeaveTo redirect={redirect} />
  return (
    <Narrow>
      <PageHeading intro={t('common:auth.logInIntro')}>{t('common:auth.logInHeading')}</PageHeading>
      <LogIn onLoggedIn={() => undefined} registerPath={paths.register(redirect)} />
    </Narrow>
  )
}
