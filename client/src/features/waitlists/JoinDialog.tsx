import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useActingFor, useSession } from '../../app/session/use-session.ts'
import { nameOfUser } from '../../app/session/session-state.ts'
import { styled } from '../../theme/styled.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { CheckboxGroup } from '../../ui/fields/choices/CheckboxGroup.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { useWaitlist } from './use-waitlist.ts'

const Question = styled('div', { base: { display: 'grid', gap: '5', justifyItems: 'start' } })

type Props = {
  readonly occurrenceId: string
  readonly name: string
  readonly others: readonly { readonly id: number; readonly firstName: string }[]
  readonly onClosed: () => void
}

/** Asks who waits together, and puts them on the waitlist. [O-379] */
export function JoinDialog({ occurrenceId, name, others, onClosed }: Props) {
  return (
    <Dialog title={name} onClosed={onClosed}>
      <Asked occurrenceId={occurrenceId} others={others} onClosed={onClosed} />
    </Dialog>
  )
}

function Asked({ occurrenceId, others, onClosed }: Omit<Props, 'name'>) {
  const { t } = useTranslation(['activities'])
  const { user, linkedUsers } = useSession()
  const { subjectId } = useActingFor()
  const linked = linkedUsers.find(({ referencedUser }) => referencedUser.id === subjectId)?.referencedUser
  const [firstName = ''] = (linked?.name ?? (user ? nameOfUser(user) : '')).split(' ')
  const people = [...(subjectId === null ? [] : [{ id: subjectId, firstName }]), ...others]
  const [chosen, setChosen] = useState<readonly string[]>(subjectId === null ? [] : [String(subjectId)])
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
        options={people.map((person) => ({ value: String(person.id), label: person.firstName }))}
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
