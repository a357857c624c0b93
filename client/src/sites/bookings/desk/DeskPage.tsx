import type { ReactNode } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { NotFoundPage } from '../../../app/pages/AstrayPage.tsx'
import { isAtDesk } from '../../../app/session/counter.ts'
import { useSession } from '../../../app/session/use-session.ts'
import { LoginNeeded } from '../../../features/auth/login/LoginNeeded.tsx'
import { UserAwaited } from '../../../features/auth/login/UserAwaited.tsx'
import { PageHeading } from '../../../ui/layout/page/PageHeading.tsx'
import { Tab, Tabs } from '../../../ui/layout/page/Tabs.tsx'
import { paths } from '../paths.ts'
import { CustomersDesk } from './CustomersDesk.tsx'
import { OrderDesk } from './OrderDesk.tsx'
import { PassesDesk } from './PassesDesk.tsx'
import { SessionDesk } from './SessionDesk.tsx'
import { SessionsDesk } from './SessionsDesk.tsx'

const tabs = [
  ['customers', paths.desk()],
  ['sessions', paths.deskSessions()],
  ['orders', paths.deskOrders()],
  ['passes', paths.deskPasses()],
] as const

/** '/desk' and the pages below it, for staff; missing pages for anybody else. [O-209, O-361] */
export function DeskPage() {
  const { t } = useTranslation(['checkout'])
  const session = useSession()
  const { part, id } = useParams()
  if (!session.loggedIn) return <LoginNeeded title={t('checkout:desk.logInTitle')} />
  if (!session.user) return <UserAwaited />
  if (!isAtDesk(session)) return <NotFoundPage />
  if (part === undefined) return <Framed intro={t('checkout:desk.pageIntro')} content={<CustomersDesk />} />
  if (part === 'sessions') return <Framed content={id ? <SessionDesk id={id} /> : <SessionsDesk />} />
  if (part === 'orders') return <Framed content={<OrderDesk asked={id ?? ''} />} />
  if (part === 'guest-passes' && !id) return <Framed content={<PassesDesk />} />
  return <NotFoundPage />
}

type Props = { readonly intro?: string; readonly content: ReactNode }

/** The heading and the tabs of the desk around one of its parts. */
function Framed({ intro, content }: Props) {
  const { t } = useTranslation(['common', 'desk'])
  const { pathname } = useLocation()
  return (
    <>
      <PageHeading intro={intro}>{t('common:titles.desk')}</PageHeading>
      <Tabs label={t('common:titles.desk')}>
        {tabs.map(([name, to]) => {
          const isHere = pathname === to || (name !== 'customers' && pathname.startsWith(`${to}/`))
          return (
            <li key={name}>
              <Tab to={to} aria-current={isHere ? 'page' : undefined}>
                {t(`desk:tabs.${name}`)}
              </Tab>
            </li>
          )
        })}
      </Tabs>
      {content}
    </>
  )
}
