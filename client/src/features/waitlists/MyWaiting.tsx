import { Clock } from 'lucide-react'
import { Fragment, useId, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../app/session/use-session.ts'
import { usePersonTone } from '../../app/session/person-tone.ts'
import { dotted } from '../../i18n/dotted.ts'
import { timeText } from '../../i18n/when.ts'
import { styled } from '../../theme/styled.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { useGoOnWhenGone } from '../../ui/focus/use-go-on-when-gone.ts'
import { PersonChip } from '../../ui/labels/PersonChip.tsx'
import { DatedRow, RowText } from '../../ui/layout/DatedRow.tsx'
import { Picture } from '../../ui/pictures/Picture.tsx'
import { sceneForCategory } from '../../ui/scenes/scene-for.ts'
import { LeaveQuestion } from './LeaveQuestion.tsx'
import { useWaitText } from './use-wait-text.ts'
import { useWaitlist } from './use-waitlist.ts'
import { firstNameOf, partiesIn } from './party.ts'
import { isFreeForAll } from './wait.ts'
import type { Wait } from './wait.ts'

const Rows = styled('ul', { base: { display: 'grid' } })
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
const Leaving = styled('div', { base: { p: '4', borderRadius: 'card', bg: 'bg.subtle' } })
const Actions = styled('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } })

/** The words of a link that books an offered place. */
export type BookTexts = { readonly shown: string; readonly label: string }

/** The link to the page on which an offered place is booked; null when unknown. */
export type BookLink = (wait: Wait, texts: BookTexts) => ReactNode

type Props = {
  readonly waits: readonly Wait[]
  readonly bookLink: BookLink
}

/** The waitlist entries and offers of the customer and their family. */
export function MyWaiting({ waits, bookLink }: Props) {
  return (
    <Rows>
      {partiesIn(waits).map((party) => (
        <Waiting key={party[0].id} party={party} bookLink={bookLink} />
      ))}
    </Rows>
  )
}

type RowProps = { readonly party: readonly [Wait, ...Wait[]]; readonly bookLink: BookLink }

/** One entry, or those of a family who wait together: what, when, who, and its state. */
function Waiting({ party, bookLink }: RowProps) {
  const [wait] = party
  const { t } = useTranslation(['activities'])
  const text = useWaitText()
  const row = useGoOnWhenGone<HTMLLIElement>()
  const panelId = useId()
  const [isAsked, setIsAsked] = useState(false)
  const { occurrenceId, name } = wait.occurrence
  const { busy, leave } = useWaitlist({ occurrenceId: occurrenceId ?? '', userId: wait.userId })
  const offered = wait.status === 'offered'
  const [hindrances, places, follows] = [text.hindrances(party), text.places(party), text.follows(wait)]
  const title = name ?? t('activities:waitlist.unnamed')
  function textsOf(one: Wait): BookTexts {
    if (party.length === 1)
      return { shown: t('activities:waitlist.book'), label: t('activities:waitlist.bookNamed', { name: title }) }
    const person = firstNameOf(one)
    return {
      shown: t('activities:waitlist.bookFor', { person }),
      label: t('activities:waitlist.bookNamedFor', { name: title, person }),
    }
  }
  const out = t(offered ? 'activities:waitlist.decline' : 'activities:waitlist.leave')
  return (
    <DatedRow
      rowRef={row}
      startsAt={wait.startsAt ?? null}
      picture={<Picture scene={sceneForCategory({ name: title, slug: wait.categorySlug })} window="square" />}
      name={title}
      detail={dotted([wait.startsAt ? timeText(wait.startsAt) : null, wait.venue?.name])}
      state={
        <>
          <Waiters party={party} />
          {offered ? (
            <Kept>
              <Clock aria-hidden="true" />
              {text.kept(wait)}
            </Kept>
          ) : (
            <RowText>{text.position(wait)}</RowText>
          )}
          {places ? <RowText>{places}</RowText> : null}
          {follows ? <RowText>{follows}</RowText> : null}
          {hindrances.map((hindrance) => (
            <RowText key={hindrance}>{hindrance}</RowText>
          ))}
        </>
      }
      actionBelow
      action={
        occurrenceId === null ? null : (
          <Actions>
            {offered || isFreeForAll(wait)
              ? party.map((one) => <Fragment key={one.id}>{bookLink(one, textsOf(one))}</Fragment>)
              : null}
            <Button
              variant="secondary"
              expanded={isAsked}
              controls={panelId}
              label={`${out}: ${title}`}
              onClick={() => setIsAsked((before) => !before)}
            >
              {out}
            </Button>
          </Actions>
        )
      }
    >
      {isAsked ? (
        <Leaving id={panelId}>
          <LeaveQuestion wait={wait} party={party} busy={busy} onLeave={leave} onStay={() => setIsAsked(false)} />
        </Leaving>
      ) : null}
    </DatedRow>
  )
}

/** The people who wait, where they may be others than the customer. */
function Waiters({ party }: { readonly party: readonly Wait[] }) {
  const { user, linkedUsers } = useSession()
  const toneOf = usePersonTone()
  if (!user || linkedUsers.length === 0) return null
  return party.map(({ id, userId, firstName, lastName }) => {
    const name = [firstName, lastName].filter(Boolean).join(' ')
    return name === '' ? null : <PersonChip key={id} name={name} tone={toneOf({ id: userId, name })} />
  })
}
