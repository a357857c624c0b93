import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { actingFor, nameOfUser, ownerOf } from '../../app/session/session-state.ts'
import { useSession } from '../../app/session/use-session.ts'
import { styled } from '../../theme/styled.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { CheckboxGroup } from '../../ui/fields/choices/CheckboxGroup.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { useWaitlist } from './use-waitlist.ts'

const Question = styled('div', { base: { display: 'grid', gap: '5', justifyItems: 'start' } })

type Props = {
  readonly occurrenceId: string
  readonly name: string
  /** The people who can wait beside the attendee. */
  readonly others: readonly { readonly id: number }[]
  /** The attendee was chosen in an earlier visit: anybody may be meant, and nobody is ticked. */
  readonly isEarlier: boolean
  readonly onClosed: () => void
}

/** Asks who waits together, and puts them on the waitlist. [O-379] */
export function JoinDialog({ name, ...asked }: Props) {
  return (
    <Dialog title={name} onClosed={asked.onClosed}>
      <Asked {...asked} />
    </Dialog>
  )
}

function Asked({ occurrenceId, others, isEarlier, onClosed }: Omit<Props, 'name'>) {
  const { t } = useTranslation(['activities'])
  const session = useSession()
  const { subjectId } = actingFor(session)
  const able = new Set([subjectId, ...others.map(({ id }) => id)])
  const family = [ownerOf(session) ?? [], ...session.linkedUsers.map(({ referencedUser }) => referencedUser)].flat()
  const people = family.filter(({ id }) => isEarlier || able.has(id))
  const [chosen, setChosen] = useState<readonly string[]>(isEarlier ? [] : [String(subjectId)])
  const [isTold, setIsTold] = useState(false)
  const { busy, join } = useWaitlist({ occurrenceId, onJoined: onClosed })

  function joinTogether(): void {
    const [userId, ...withUserIds] = chosen.map(Number)
    if (userId === undefined) return setIsTold(true)
    join({ userId, withUserIds })
  }

  return (
    <Question>
      <CheckboxGroup
        id="waiting-together"
        label={t('activities:waitlist.who')}
        help={t('activities:waitlist.whoHelp')}
        error={isTold && chosen.length === 0 ? t('activities:waitlist.whoMissing') : undefined}
        options={people.map((person) => ({ value: String(person.id), label: nameOfUser(person) }))}
        values={chosen}
        onChange={setChosen}
      />
      <Button busy={busy} onClick={joinTogether}>
        {chosen.length > 1
          ? t('activities:waitlist.joinTogether', { count: chosen.length })
          : t('activities:waitlist.join')}
      </Button>
    </Question>
  )
}
