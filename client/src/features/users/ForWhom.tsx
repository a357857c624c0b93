import { ChevronDown } from 'lucide-react'
import { selectUser, useSession } from '../../app/session/session.ts'
import { usePersonTone } from '../../app/session/use-person-tone.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { styled } from '../../theme/styled.ts'
import { PersonChip } from '../../ui/PersonChip.tsx'
import { selectableUsers } from './selectable-users.ts'

const Line = styled('span', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minHeight: 'touch',
    maxWidth: 'full',
    pe: '2',
    borderRadius: 'control',
    _hover: { bg: 'bg.subtle' },
    '&:has(select:focus-visible)': { outline: '3px solid', outlineColor: 'brand.edge', outlineOffset: '2px' },
    '& > svg': { width: '16px', height: '16px', flexShrink: 0 },
  },
})
// The device's own list, over the whole of what names the person.
const Chooser = styled('select', {
  base: { position: 'absolute', inset: 0, width: 'full', opacity: 0, cursor: 'pointer' },
})

/** Whom a page is for, changeable in place; shown to those who have somebody to book for. [S6-006] */
export function ForWhom() {
  const { t } = useTexts()
  const session = useSession()
  const toneOf = usePersonTone()
  if (!session.user || session.linkedUsers.length === 0) return null
  const users = selectableUsers(session.user, session.linkedUsers, (name) => t('common:bookingFor.you', { name }))
  const selected = session.selectedUserId ?? session.user.id
  const name = users.find(({ id }) => id === selected)?.label ?? ''
  return (
    <Line>
      <PersonChip name={name} tone={toneOf({ id: selected, name })}>
        {t('activities:bookingFor.for', { name })}
      </PersonChip>
      <ChevronDown aria-hidden="true" />
      <Chooser
        aria-label={t('activities:bookingFor.label')}
        value={String(selected)}
        onChange={(event) => selectUser(Number(event.currentTarget.value))}
      >
        {users.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </Chooser>
    </Line>
  )
}
