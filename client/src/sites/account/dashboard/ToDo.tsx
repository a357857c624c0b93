import { format } from '@touchline/money'
import { CalendarClock, CircleAlert, Clock, FileClock, UserRoundX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useQuery } from '../../../app/answers/use-query.ts'
import { PayCharges } from '../../../app/chrome/account/PayCharges.tsx'
import type { User } from '../../../app/session/session-state.ts'
import { useCurrencySymbol } from '../../../app/site-record.ts'
import type { Closing } from '../../../features/account/closing-question.ts'
import { useClosing } from '../../../features/account/use-closing.ts'
import { useClosingText } from '../../../features/account/use-closing-text.ts'
import { movedRows, postponedRows } from '../../../features/bookings/booking-rows.ts'
import type { SharedRow } from '../../../features/bookings/booking-rows.ts'
import { keptBookingsQuestion } from '../../../features/bookings/kept/kept-bookings-question.ts'
import { newTimeOf } from '../../../features/bookings/my-bookings.ts'
import type { MyBooking } from '../../../features/bookings/my-bookings.ts'
import { timesOf } from '../../../features/bookings/use-booking-text.ts'
import { blocksBooking, owed } from '../../../features/penalties/penalty.ts'
import { usePenalties } from '../../../features/penalties/use-penalties.ts'
import { useKeptText } from '../../../features/waitlists/use-kept-text.ts'
import { useWaits } from '../../../features/waitlists/use-waits.ts'
import { fullDayText } from '../../../i18n/when.ts'
import { styled } from '../../../theme/styled.ts'
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx'
import { InlineError } from '../../../ui/feedback/InlineError.tsx'
import { outOfSight } from '../../../ui/text/VisuallyHidden.tsx'
import { paths } from '../paths.ts'

const List = styled('ul', {
  base: {
    mx: { base: '-4', md: '0' },
    mb: '6',
    px: { base: '4', md: '5' },
    borderRadius: { md: 'card' },
    bg: 'warning.subtle',
    '& > li + li': { borderTopWidth: '1px', borderColor: 'border' },
    '@media (forced-colors: active)': { borderWidth: '1px' },
  },
})
const Row = styled('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '20px minmax(0, 1fr)', md: '20px minmax(0, 1fr) auto' },
    alignItems: { base: 'start', md: 'center' },
    columnGap: '4',
    rowGap: '3',
    py: '4',
    '& > svg': { width: '20px', height: '20px', color: 'warning' },
    '& > :nth-child(3)': { gridColumn: { base: '2', md: 'auto' }, justifySelf: 'start' },
  },
})
const Words = styled('div', { base: { display: 'grid', gap: '1', minWidth: 0, overflowWrap: 'anywhere' } })
const Title = styled('h3', { base: { fontFamily: 'body', fontSize: 'md', fontWeight: 'bold', letterSpacing: '0' } })
const Quiet = styled('p', { base: { fontSize: 'sm' } })
const Heading = styled('h2', { base: outOfSight })

type Task = {
  readonly id: string
  readonly icon: ReactNode
  readonly title: string
  readonly text: string
  readonly action: ReactNode
}

/**
 * Tasks with a consequence, soonest first: offers, arrears, postponed sessions, the end of the account, documents.
 * Nothing without any.
 */
export function ToDo({ user }: { readonly user: User }) {
  const { t } = useTranslation(['account', 'activities'])
  const symbol = useCurrencySymbol()
  const penalties = usePenalties()
  const waits = useWaits()
  const keptText = useKeptText()
  const closing = useClosing(user.id)
  const closingText = useClosingText()
  const bookings = useQuery(...keptBookingsQuestion(user.id), 'component')
  const [postponed, moved] =
    bookings.status === 'success' ? [postponedRows(bookings.data), movedRows(bookings.data)] : [[], []]
  const due = penalties.status === 'success' ? penalties.data : []
  const tasks: readonly Task[] = [
    ...waits
      .filter(({ status }) => status === 'offered')
      .map((wait) => ({
        id: `offer ${wait.id}`,
        icon: <Clock aria-hidden="true" />,
        title: t('account:dashboard.offer', { name: wait.occurrence.name ?? t('activities:waitlist.unnamed') }),
        text: keptText(wait) ?? '',
        action: <ButtonLink to={paths.waiting()}>{t('account:dashboard.seeOffer')}</ButtonLink>,
      })),
    ...(due.length === 0
      ? []
      : [
          {
            id: 'owed',
            icon: <CircleAlert aria-hidden="true" />,
            title: t('account:dashboard.owed', { amount: format(owed(due), symbol) }),
            text: [
              ...due.flatMap(({ reason }) => (reason ? [`${reason}.`] : [])),
              t(blocksBooking(due) ? 'account:dashboard.cannotBook' : 'account:dashboard.canBook'),
            ].join(' '),
            action: (
              <PayCharges penalties={due}>
                {t('account:dashboard.pay', { amount: format(owed(due), symbol) })}
              </PayCharges>
            ),
          },
        ]),
    ...postponed.map(postponedTask),
    ...moved.map(movedTask),
    ...(closing.status === 'success' && closing.data.askedAt !== null ? [closingTask(closing.data)] : []),
    ...documentTasks(user),
  ]
  const failure =
    penalties.status === 'error' ? (
      <InlineError onRetry={() => void penalties.refresh()}>{t('account:dashboard.owedFailed')}</InlineError>
    ) : null
  if (tasks.length === 0) return failure
  return (
    <section aria-labelledby="to-do">
      <Heading id="to-do">{t('account:dashboard.toDo')}</Heading>
      {failure}
      <List>
        {tasks.map(({ id, icon, title, text, action }) => (
          <Row key={id}>
            {icon}
            <Words>
              <Title>{title}</Title>
              <Quiet>{text}</Quiet>
            </Words>
            <div>{action}</div>
          </Row>
        ))}
      </List>
    </section>
  )

  function postponedTask({ first: { booking } }: SharedRow): Task {
    const { postponedBecause } = booking
    const said = t('account:dashboard.postponedText', { when: whenOf(booking) })
    return {
      ...sessionTask(booking),
      title: t('account:dashboard.postponed', { name: booking.name ?? t('activities:bookings.unnamed') }),
      text: postponedBecause ? `${postponedBecause} ${said}` : said,
    }
  }

  function movedTask({ first: { booking } }: SharedRow): Task {
    const name = booking.name ?? t('activities:bookings.unnamed')
    return {
      ...sessionTask(booking),
      title: t(`account:dashboard.${newTimeOf(booking) === 'time' ? 'newTime' : 'newDate'}`, { name }),
      text: t('account:dashboard.movedText', { when: whenOf(booking) }),
    }
  }

  function whenOf(booking: MyBooking): string {
    return `${fullDayText(booking.startsAt)}, ${timesOf(booking)}`
  }

  function sessionTask({ id, occurrenceId }: MyBooking): Omit<Task, 'title' | 'text'> {
    return {
      id: `session ${id}`,
      icon: <CalendarClock aria-hidden="true" />,
      action: (
        <ButtonLink to={paths.bookings(occurrenceId)} variant="secondary">
          {t('account:dashboard.seeBooking')}
        </ButtonLink>
      ),
    }
  }

  function closingTask(one: Closing): Task {
    return {
      id: 'closing',
      icon: <UserRoundX aria-hidden="true" />,
      title: closingText.closes(one),
      text: closingText.until(one),
      action: (
        <ButtonLink to={paths.details()} variant="secondary">
          {t('account:data.keepOrSee')}
        </ButtonLink>
      ),
    }
  }

  function documentTasks({ documentExpiry, membershipDocumentUploadRequired }: User): readonly Task[] {
    const action = (
      <ButtonLink to={paths.details()} variant="secondary">
        {t('account:dashboard.upload')}
      </ButtonLink>
    )
    const icon = <FileClock aria-hidden="true" />
    const ending = (documentExpiry ?? []).flatMap(({ documentExpiringSoon, daysToExpiry }, index) =>
      documentExpiringSoon
        ? [
            {
              id: `document ${index}`,
              icon,
              title: t('account:dashboard.document', { count: daysToExpiry ?? 0 }),
              text: t('account:dashboard.documentText'),
              action,
            },
          ]
        : [],
    )
    if (membershipDocumentUploadRequired !== true) return ending
    const needed = {
      id: 'document',
      icon,
      title: t('account:dashboard.documentNeeded'),
      text: t('account:dashboard.documentNeededText'),
      action,
    }
    return [...ending, needed]
  }
}
