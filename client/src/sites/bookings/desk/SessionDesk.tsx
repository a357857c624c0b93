import { Link } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { NotFoundPage } from '../../../app/pages/AstrayPage.tsx'
import { platformNow } from '../../../app/platform-clock.ts'
import { Blocks } from '../../../features/occurrences/desk/Blocks.tsx'
import { ChangeSession } from '../../../features/occurrences/desk/ChangeSession.tsx'
import { Register } from '../../../features/occurrences/desk/Register.tsx'
import { useDeskSession } from '../../../features/occurrences/desk/use-desk-sessions.ts'
import { FindCustomer } from '../../../features/users/desk/FindCustomer.tsx'
import { instantOf } from '../../../i18n/calendar.ts'
import { dotted } from '../../../i18n/dotted.ts'
import { fullDayText, timeRangeText } from '../../../i18n/when.ts'
import { styled } from '../../../theme/styled.ts'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { Columns } from '../../../ui/layout/Columns.tsx'
import { Quiet } from '../../../ui/layout/page/AccountPart.tsx'
import { paths } from '../paths.ts'

const Head = styled('div', { base: { display: 'grid', gap: '1', mb: '5' } })
const Name = styled('h2', { base: { fontSize: { base: 'lg', md: 'xl' }, overflowWrap: 'anywhere' } })

/** '/desk/sessions/{occurrenceId}': the register of a session, and the places kept for clubs. [O-361] */
export function SessionDesk({ id }: { readonly id: string }) {
  const { t } = useTranslation(['desk'])
  const query = useDeskSession(id)
  if (query.status === 'loading') return <Skeleton />
  if (query.status === 'error') return <NotFoundPage />
  const session = query.data
  const { name, startsAt, endsAt, locationName, capacity, status, isPostponed } = session
  const hasEnded = endsAt !== null && instantOf(endsAt) <= platformNow()
  const most = capacity?.maximum ?? null
  const taken = capacity?.consumed ?? 0
  return (
    <>
      <Head>
        <p>
          <Link to={paths.deskSessions(null, startsAt.local.slice(0, 10))}>{t('desk:sessions.all')}</Link>
        </p>
        <Name>{name}</Name>
        <Quiet>
          {dotted([
            fullDayText(startsAt),
            timeRangeText(startsAt, endsAt),
            locationName,
            most === null
              ? t('desk:sessions.taken', { count: taken })
              : t('desk:sessions.takenOf', { count: taken, most }),
            status === 'cancelled' && t('desk:sessions.cancelled'),
            isPostponed === true && t('desk:sessions.postponed'),
          ])}
        </Quiet>
      </Head>
      <Columns
        asideOnPhones
        asideLabel={t('desk:blocks.title')}
        aside={
          !hasEnded ? (
            <Blocks
              session={session}
              onChanged={query.refresh}
              search={(onChosen) => (
                <FindCustomer
                  registration={new URL(paths.register(), window.location.origin).href}
                  isNext={false}
                  action={{ label: t('desk:blocks.choose'), named: (name) => t('desk:blocks.chooseNamed', { name }) }}
                  onChosen={onChosen}
                />
              )}
            />
          ) : undefined
        }
      >
        <Register session={session} hasBegun={instantOf(startsAt) <= platformNow()} onChanged={query.refresh} />
        <ChangeSession session={session} onChanged={query.refresh} />
      </Columns>
    </>
  )
}
