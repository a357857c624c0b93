import { useEffect, useRef, useState } from 'react'
import { useLoginModalOpen } from '../../../app/session/login/login-modal.ts'
import { SuitableTag } from '../../../features/occurrences/schedules/SuitableTag.tsx'
import type { Entry } from '../../../features/timetable/entries/entry.ts'
import { EntryState } from '../../../features/timetable/entries/EntryState.tsx'
import { useEntryText } from '../../../features/timetable/entries/use-entry-text.ts'
import { styled } from '../../../theme/styled.ts'

const Part = styled('div', { base: { display: 'grid', gap: '3' } })
const Chips = styled('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' } })
const Reason = styled('p', { base: { fontWeight: 'bold', color: 'fg.muted' } })

/**
 * The audience, the state and the reason against booking. A state that changes while the panel is open, as after a login,
 * is announced, and takes the focus when the focused buttons have gone. [O-570]
 */
export function EntryStanding({ entry }: { readonly entry: Entry }) {
  const reason = useEntryText().reason(entry)
  const { kind } = entry.standing
  const [seen, setSeen] = useState({ kind, hasChanged: false })
  const part = useRef<HTMLDivElement>(null)
  const isLoggingIn = useLoginModalOpen()
  const { hasChanged } = seen
  if (seen.kind !== kind) setSeen({ kind, hasChanged: true })

  useEffect(() => {
    if (hasChanged && !isLoggingIn && document.activeElement === document.body) part.current?.focus()
  }, [kind, hasChanged, isLoggingIn])

  return (
    <Part ref={part} role={hasChanged ? 'alert' : undefined} tabIndex={-1}>
      <Chips>
        <SuitableTag of={entry} />
        <EntryState entry={entry} />
      </Chips>
      {reason === null ? null : <Reason>{reason}</Reason>}
    </Part>
  )
}
