import { CalendarSync } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AnsweredPart, isAbsent } from '../../../../app/answers/AnsweredPart.tsx'
import { useBusy } from '../../../../app/answers/use-busy.ts'
import { closeFeed, openFeed, useCalendarFeed } from '../../../../features/account/use-calendar-feed.ts'
import type { CalendarAddress } from '../../../../features/account/use-calendar-feed.ts'
import { dayOfMomentText } from '../../../../i18n/when.ts'
import { styled } from '../../../../theme/styled.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { Skeleton } from '../../../../ui/feedback/Skeleton.tsx'
import { takeFocus } from '../../../../ui/focus/move-focus.ts'
import { ActionRow, ActionRows } from '../../../../ui/layout/page/ActionRow.tsx'
import { AskInPlace } from '../../../../ui/layout/page/AskInPlace.tsx'
import { Part, Quiet } from '../Part.tsx'
import { FeedAddress } from './FeedAddress.tsx'

const Ways = styled('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } })

/** The questions of the row, in the order of their buttons. */
const questions = ['replace', 'stop'] as const
type Asked = (typeof questions)[number]

/** The calendar that a calendar program reads by a secret address: opened, replaced and stopped. [O-262, O-271] */
export function CalendarFeed({ userId }: { readonly userId: number }) {
  const { t } = useTranslation(['account'])
  const query = useCalendarFeed(userId)
  const { busy, run } = useBusy()
  const panelId = useId()
  const buttons = useRef<HTMLDivElement>(null)
  // The address is known to the page that opened it, and is stored nowhere.
  const [address, setAddress] = useState<CalendarAddress | null>(null)
  const [asked, setAsked] = useState<Asked | null>(null)
  const [isStopped, setIsStopped] = useState(false)
  if (isAbsent(query)) return null

  async function open(): Promise<void> {
    const opened = await openFeed()
    await query.refresh()
    setAsked(null)
    setIsStopped(false)
    setAddress(opened)
  }
  async function stop(): Promise<void> {
    await closeFeed()
    await query.refresh()
    setAsked(null)
    setAddress(null)
    setIsStopped(true)
  }
  function keep(): void {
    buttons.current?.querySelectorAll('button')[questions.indexOf(asked ?? 'replace')]?.focus()
    setAsked(null)
  }
  const work = { replace: open, stop }

  return (
    <Part title={t('account:bookings.calendar')}>
      <AnsweredPart
        query={query}
        waiting={<Skeleton count={1} height={90} />}
        failed={t('account:bookings.calendarFailed')}
      >
        {({ openedAt }) => (
          <ActionRows>
            <ActionRow
              icon={<CalendarSync aria-hidden="true" />}
              title={t('account:bookings.ownCalendar')}
              actionRef={buttons}
              action={
                openedAt === null ? (
                  <Button variant="secondary" busy={busy} onClick={() => run(open)}>
                    {t('account:bookings.openCalendar')}
                  </Button>
                ) : (
                  <Ways>
                    {questions.map((question) => (
                      <Button
                        key={question}
                        variant="secondary"
                        expanded={asked === question}
                        controls={panelId}
                        onClick={() => setAsked(asked === question ? null : question)}
                      >
                        {t(`account:bookings.calendarAsk.${question}.action`)}
                      </Button>
                    ))}
                  </Ways>
                )
              }
              panel={
                <div id={panelId}>
                  {asked === null ? null : (
                    <AskInPlace
                      key={asked}
                      name={t(`account:bookings.calendarAsk.${asked}.name`)}
                      consequence={t(`account:bookings.calendarAsk.${asked}.means`)}
                      action={t(`account:bookings.calendarAsk.${asked}.confirm`)}
                      keep={t('account:details.keep')}
                      busy={busy}
                      onConfirm={() => run(work[asked])}
                      onKeep={keep}
                    />
                  )}
                  {address === null ? null : <FeedAddress key={address.url} address={address} />}
                </div>
              }
            >
              <Quiet>{t('account:bookings.calendarText')}</Quiet>
              {openedAt === null ? null : (
                <p>{t('account:bookings.calendarSince', { date: dayOfMomentText(Date.parse(openedAt), null) })}</p>
              )}
              {openedAt !== null && address === null ? <Quiet>{t('account:bookings.addressGone')}</Quiet> : null}
              {isStopped ? (
                <p role="status" tabIndex={-1} ref={takeFocus}>
                  {t('account:bookings.calendarStopped')}
                </p>
              ) : null}
            </ActionRow>
          </ActionRows>
        )}
      </AnsweredPart>
    </Part>
  )
}
