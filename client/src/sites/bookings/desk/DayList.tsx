import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { platformNow } from '../../../app/platform-clock.ts'
import { dayParts, isOn } from '../../../features/occurrences/desk/day-parts.ts'
import type { DayParts } from '../../../features/occurrences/desk/day-parts.ts'
import { DeskRow, DeskRows, RowName, RowWays } from '../../../features/occurrences/desk/DeskRows.tsx'
import type { DeskSession } from '../../../features/occurrences/desk/use-desk-sessions.ts'
import { dotted } from '../../../i18n/dotted.ts'
import { timeRangeText } from '../../../i18n/when.ts'
import { styled } from '../../../theme/styled.ts'
import { Tag } from '../../../ui/labels/Tag.tsx'
import { Folded } from '../../../ui/layout/Folded.tsx'
import { Quiet } from '../../../ui/layout/page/AccountPart.tsx'
import { paths } from '../paths.ts'

const Count = styled('span', { base: { fontWeight: 'bold', whiteSpace: 'nowrap' } })
const Hours = styled('ul', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '5', rowGap: '1', fontVariantNumeric: 'tabular-nums' },
})

type Props = {
  readonly sessions: readonly DeskSession[]
  /** Called once the list is there, with its first session that has not ended. */
  readonly onShown: (first: HTMLElement | null) => void
}

/** The sessions of a day, from those that are on now; the ended ones and the free court hours are folded. */
export function DayList({ sessions, onShown }: Props) {
  const { t } = useTranslation(['desk'])
  const list = useRef<HTMLDivElement>(null)
  const now = platformNow()
  const { coming, ended, courts } = dayParts(sessions, now)

  useEffect(() => onShown(list.current?.querySelector('a') ?? null), [onShown])

  if (coming.length + ended.length + courts.length === 0) return <p>{t('desk:sessions.none')}</p>
  return (
    <>
      <FreeCourts courts={courts} />
      {ended.length === 0 ? null : (
        <Folded>
          <summary>{t('desk:sessions.earlier', { number: ended.length })}</summary>
          <DeskRows>
            {ended.map((session) => (
              <SessionRow key={session.id} session={session} isOn={false} />
            ))}
          </DeskRows>
        </Folded>
      )}
      <div ref={list}>
        {coming.length === 0 && ended.length > 0 ? <p>{t('desk:sessions.over')}</p> : null}
        <DeskRows>
          {coming.map((session) => (
            <SessionRow key={session.id} session={session} isOn={isOn(session, now)} />
          ))}
        </DeskRows>
      </div>
    </>
  )
}

/** The hours of each court that nobody has, to keep for a club. */
function FreeCourts({ courts }: Pick<DayParts, 'courts'>) {
  const { t } = useTranslation(['desk'])
  if (courts.length === 0) return null
  return (
    <Folded>
      <summary>{t('desk:sessions.free', { number: courts.flatMap(({ hours }) => hours).length })}</summary>
      <Quiet>{t('desk:sessions.freeHelp')}</Quiet>
      <DeskRows>
        {courts.map(({ name, hours }) => (
          <DeskRow key={name}>
            <RowName>{name}</RowName>
            <Hours>
              {hours.map(({ id, startsAt, endsAt }) => {
                const time = timeRangeText(startsAt, endsAt)
                return (
                  <li key={id}>
                    <Link to={paths.deskSession(id)} aria-label={dotted([time, name])}>
                      {time}
                    </Link>
                  </li>
                )
              })}
            </Hours>
          </DeskRow>
        ))}
      </DeskRows>
    </Folded>
  )
}

function SessionRow({ session, isOn: onNow }: { readonly session: DeskSession; readonly isOn: boolean }) {
  const { t } = useTranslation(['desk'])
  const { id, name, startsAt, endsAt, capacity, locationName, instructors, status, isPostponed } = session
  const taken = capacity?.consumed ?? 0
  const most = capacity?.maximum ?? null
  return (
    <DeskRow>
      <div>
        <RowName>
          <Link to={paths.deskSession(id)}>{dotted([timeRangeText(startsAt, endsAt), name])}</Link>
        </RowName>
        <Quiet>
          {dotted([
            locationName,
            ...instructors,
            status === 'cancelled' && t('desk:sessions.cancelled'),
            isPostponed === true && t('desk:sessions.postponed'),
          ])}
        </Quiet>
      </div>
      <RowWays>
        {onNow && status !== 'cancelled' && isPostponed !== true ? (
          <Tag tone="success">{t('desk:sessions.now')}</Tag>
        ) : null}
        <Count>
          {most === null
            ? t('desk:sessions.taken', { count: taken })
            : t('desk:sessions.takenOf', { count: taken, most })}
        </Count>
      </RowWays>
    </DeskRow>
  )
}
