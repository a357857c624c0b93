import { useTranslation } from 'react-i18next'
import { AnsweredPart } from '../../../app/answers/AnsweredPart.tsx'
import { useBusy } from '../../../app/answers/use-busy.ts'
import { nameOfUser } from '../../../app/session/session-state.ts'
import { showToast } from '../../../app/toasts/toasts.ts'
import { dotted } from '../../../i18n/dotted.ts'
import { styled } from '../../../theme/styled.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { Tag } from '../../../ui/labels/Tag.tsx'
import { useLostFocus } from '../../../ui/focus/use-lost-focus.ts'
import { AccountPart, Quiet } from '../../../ui/layout/page/AccountPart.tsx'
import { DeskRow, DeskRows, RowName, RowWays } from './DeskRows.tsx'
import { countRegister, placesOf, sumOfPlaces } from './register-count.ts'
import { noteAttendance, useRegister } from './use-desk-sessions.ts'
import type { DeskSession, Place } from './use-desk-sessions.ts'

const All = styled('div', { base: { mt: '2' } })

type Props = {
  readonly session: DeskSession
  /** Attendance is for sessions that have begun. [O-54] */
  readonly hasBegun: boolean
  readonly onChanged: () => Promise<void>
}

/** The list of who is booked, and of who came. */
export function Register({ session, hasBegun, onChanged }: Props) {
  const { t } = useTranslation(['desk'])
  const query = useRegister(session.id)
  const { busy, run } = useBusy()
  const kept = useLostFocus<HTMLDivElement>()

  function note(places: readonly Place[], status: 'attended' | 'absent', said: string): void {
    run(async () => {
      await noteAttendance(
        places.map(({ id }) => id),
        status,
      )
      await Promise.all([query.refresh(), onChanged()])
      showToast({ type: 'success', content: said })
    })
  }

  return (
    <AccountPart
      title={t('desk:register.title')}
      intro={hasBegun ? t('desk:register.intro') : t('desk:register.early')}
    >
      <AnsweredPart query={query} waiting={<Skeleton shape="lines" />} failed={t('desk:register.failed')}>
        {(places) => {
          const open = places.filter(({ attended }) => typeof attended !== 'boolean')
          const others = sumOfPlaces(open)
          if (places.length === 0) {
            return (
              <>
                <p>{t('desk:register.nobody')}</p>
                <Counted session={session} places={places} />
              </>
            )
          }
          return (
            <div {...kept} tabIndex={-1}>
              <Counted session={session} places={places} />
              <DeskRows>
                {places.map((place) => {
                  const name = nameOfUser({
                    firstName: place.firstName,
                    lastName: place.lastName,
                    reference: place.userReference,
                  })
                  return (
                    <DeskRow key={place.id} data-open={typeof place.attended === 'boolean' ? undefined : ''}>
                      <div>
                        <RowName>{name}</RowName>
                        <Quiet>{place.userReference}</Quiet>
                      </div>
                      <RowWays>
                        {placesOf(place) > 1 ? (
                          <span>{t('desk:register.places', { count: placesOf(place) })}</span>
                        ) : null}
                        {place.attended === true ? <Tag tone="success">{t('desk:register.came')}</Tag> : null}
                        {place.attended === false ? <Tag>{t('desk:register.absent')}</Tag> : null}
                        {hasBegun && place.attended !== true ? (
                          <Button
                            variant="secondary"
                            size="small"
                            label={t('desk:register.cameNamed', { name })}
                            onClick={() => note([place], 'attended', t('desk:register.notedCame', { name }))}
                          >
                            {t('desk:register.came')}
                          </Button>
                        ) : null}
                        {hasBegun && place.attended !== false ? (
                          <Button
                            variant="text"
                            size="small"
                            label={t('desk:register.absentNamed', { name })}
                            onClick={() => note([place], 'absent', t('desk:register.notedAbsent', { name }))}
                          >
                            {t('desk:register.absent')}
                          </Button>
                        ) : null}
                      </RowWays>
                    </DeskRow>
                  )
                })}
              </DeskRows>
              {hasBegun && open.length > 1 ? (
                <All>
                  <Button
                    busy={busy}
                    onClick={() => note(open, 'attended', t('desk:register.notedAll', { count: others }))}
                  >
                    {t(open.length === places.length ? 'desk:register.everyoneCame' : 'desk:register.allCame', {
                      count: others,
                    })}
                  </Button>
                </All>
              ) : null}
            </div>
          )
        }}
      </AnsweredPart>
    </AccountPart>
  )
}

/** Where the taken places are; nothing while none is taken. */
function Counted({ session, places }: { readonly session: DeskSession; readonly places: readonly Place[] }) {
  const { t } = useTranslation(['desk'])
  const { listed, kept, others } = countRegister(places, session)
  if (listed + kept + others === 0) return null
  return (
    <Quiet data-rest="" tabIndex={-1}>
      {dotted([
        t('desk:register.listed', { count: listed }),
        kept > 0 && t('desk:register.kept', { count: kept }),
        others > 0 && t('desk:register.others', { count: others }),
      ])}
    </Quiet>
  )
}
