import { useTranslation } from 'react-i18next'
import { AnsweredPart, isAbsent } from '../../../app/answers/AnsweredPart.tsx'
import { useQuery } from '../../../app/answers/use-query.ts'
import type { Query } from '../../../app/answers/use-query.ts'
import { platformNow } from '../../../app/platform-clock.ts'
import type { User } from '../../../app/session/session-state.ts'
import { useSession } from '../../../app/session/use-session.ts'
import type { MyBooking } from '../../../features/bookings/my-bookings.ts'
import { styled } from '../../../theme/styled.ts'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { PageSection } from '../../../ui/layout/page/PageSection.tsx'
import { AgainPanel, hasPanel } from './AgainPanel.tsx'
import { AgainRow } from './AgainRow.tsx'
import { EarlierPayment } from './paying/EarlierPayment.tsx'
import { readNextTime } from './next-time.ts'
import type { NextTime } from './next-time.ts'
import { frequentPairs } from './pair.ts'
import type { Pair } from './pair.ts'
import { useAgain } from './use-again.ts'

const Rows = styled('ul', { base: { '& > li': { outline: 'none' } } })
const Stack = styled('div', { base: { display: 'grid', gap: '3' } })

/** The next time of each pair by its key; nothing for a pair without one. */
type Times = ReadonlyMap<string, NextTime>

function useNextTimes(pairs: readonly Pair[], ownId: number): Query<Times> {
  return useQuery(
    pairs.length === 0 ? null : ['bookAgain', ownId, ...pairs.map(({ key }) => key)],
    async () => {
      const found = await Promise.all(pairs.map(async (pair) => [pair.key, await readNextTime(pair, ownId)] as const))
      return new Map(found.flatMap(([key, time]) => (time === null ? [] : [[key, time] as const])))
    },
    'component',
  )
}

type Props = { readonly user: User; readonly bookings: readonly MyBooking[] }

/** The family's most frequent bookings, each with its next time, booked in two presses. Nothing without any. */
export function BookAgain({ user, bookings }: Props) {
  const { t } = useTranslation(['account'])
  const { selectedUserId } = useSession()
  const pairs = frequentPairs(bookings, { now: platformNow(), personId: selectedUserId })
  const query = useNextTimes(pairs, user.id)
  const again = useAgain(pairs, user)
  const times: Times = query.status === 'success' ? query.data : new Map()
  const shown = pairs.filter((pair) => times.has(pair.key) || hasPanel(again, pair))
  if (pairs.length === 0 || isAbsent(query)) return null
  if (query.status === 'success' && shown.length === 0) return <EarlierPayment again={again} />
  return (
    <PageSection id="again" title={t('account:again.title')}>
      <Stack>
        <EarlierPayment again={again} />
        <AnsweredPart
          query={query}
          waiting={<Skeleton shape="row" count={pairs.length} />}
          failed={t('account:again.failed')}
        >
          {() => (
            <Rows>
              {shown.map((pair) => (
                <AgainRow
                  key={pair.key}
                  id={rowId(pair)}
                  pair={pair}
                  ownId={user.id}
                  time={times.get(pair.key) ?? null}
                  held={again.held?.pair.key === pair.key ? again.held.item : null}
                  onHeld={() => again.open(pair)}
                >
                  {hasPanel(again, pair) ? (
                    <AgainPanel
                      again={again}
                      pair={pair}
                      rowId={rowId(pair)}
                      onGivenBack={() => void query.refresh()}
                    />
                  ) : null}
                </AgainRow>
              ))}
            </Rows>
          )}
        </AnsweredPart>
      </Stack>
    </PageSection>
  )
}

const rowId = ({ booking }: Pair): string => `again-${booking.id}`
