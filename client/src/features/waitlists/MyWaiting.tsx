import { Clock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../app/session/use-session.ts'
import { usePersonTone } from '../../app/session/person-tone.ts'
import { dayText, timeText } from '../../i18n/when.ts'
import { styled } from '../../theme/styled.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx'
import { PersonChip } from '../../ui/labels/PersonChip.tsx'
import { useGoOnWhenGone } from '../../ui/focus/use-go-on-when-gone.ts'
import { useWaitText } from './use-wait-text.ts'
import { useWaitlist } from './use-waitlist.ts'
import { useWaits } from './use-waits.ts'
import type { Wait } from './wait.ts'

const Rows = styled('ul', { base: { display: 'grid' } })
const Row = styled('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '6',
    rowGap: '3',
    py: '4',
    borderBottomWidth: '1px',
    borderColor: 'border',
    _last: { borderBottomWidth: 0 },
  },
})
const What = styled('div', {
  base: { flex: '1 1 16rem', minWidth: 0, display: 'grid', gap: '1', justifyItems: 'start' },
})
const Name = styled('h3', {
  base: { fontFamily: 'body', fontSize: 'md', fontWeight: 'bold', letterSpacing: '0', overflowWrap: 'anywhere' },
})
const Quiet = styled('p', { base: { fontSize: 'sm', color: 'fg.muted' } })
const Kept = styled('p', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    px: '3',
    py: '1',
    borderRadius: 'control',
    bg: 'success.subtle',
    fontSize: 'sm',
    fontWeight: 'bold',
    '& svg': { width: '18px', height: '18px', color: 'success', flexShrink: 0 },
  },
})
const Actions = styled('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } })

type Props = {
  /** The page to book it; null when unknown. */
  readonly pathOf: (wait: Wait) => string | null
}

/** The waitlist entries and offers of the customer and their family; hidden without any. */
export function MyWaiting({ pathOf }: Props) {
  const waits = useWaits()
  if (waits.length === 0) return null
  return (
    <Rows>
      {waits.map((wait) => (
        <Waiting key={wait.id} wait={wait} path={pathOf(wait)} />
      ))}
    </Rows>
  )
}

/** One entry: what, when, who, and its state. */
export function Waiting({ wait, path }: { readonly wait: Wait; readonly path: string | null }) {
  const { t } = useTranslation(['activities'])
  const text = useWaitText()
  const row = useGoOnWhenGone<HTMLLIElement>()
  const { occurrenceId, name } = wait.occurrence
  const { busy, leave } = useWaitlist({ occurrenceId: occurrenceId ?? '', userId: wait.userId })
  const offered = wait.status === 'offered'
  const [hindrance, places] = [text.hindrance(wait), text.places(wait)]
  const title = name ?? t('activities:waitlist.unnamed')
  const out = t(offered ? 'activities:waitlist.decline' : 'activities:waitlist.leave')
  return (
    <Row ref={row}>
      <What>
        <Name>{title}</Name>
        <Quiet>{[whenOf(wait), wait.venue?.name].filter(Boolean).join(', ')}</Quiet>
        <Waiter wait={wait} />
        {offered ? (
          <Kept>
            <Clock aria-hidden="true" />
            {text.kept(wait)}
          </Kept>
        ) : (
          <Quiet>{text.position(wait)}</Quiet>
        )}
        {places ? <Quiet>{places}</Quiet> : null}
        {hindrance ? <Quiet>{hindrance}</Quiet> : null}
      </What>
      {occurrenceId === null ? null : (
        <Actions>
          {offered && path !== null ? (
            <ButtonLink to={path} label={t('activities:waitlist.bookNamed', { name: title })}>
              {t('activities:waitlist.book')}
            </ButtonLink>
          ) : null}
          <Button variant="secondary" busy={busy} label={`${out}: ${title}`} onClick={leave}>
            {out}
          </Button>
        </Actions>
      )}
    </Row>
  )
}

/** The waiting person, where it may not be the customer. */
function Waiter({ wait }: { readonly wait: Wait }) {
  const { user, linkedUsers } = useSession()
  const toneOf = usePersonTone()
  if (!user || linkedUsers.length === 0) return null
  const name = [wait.firstName, wait.lastName].filter(Boolean).join(' ')
  return name === '' ? null : <PersonChip name={name} tone={toneOf({ id: wait.userId, name })} />
}

function whenOf({ startsAt }: Wait): string | null {
  return startsAt ? `${dayText(startsAt)}, ${timeText(startsAt)}` : null
}
