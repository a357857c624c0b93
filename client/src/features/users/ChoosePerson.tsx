import { Check } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { selectUser } from '../../app/session/session.ts'
import { ownerOf } from '../../app/session/session-state.ts'
import { useSession } from '../../app/session/use-session.ts'
import { usePersonTone } from '../../app/session/person-tone.ts'
import { styled } from '../../theme/styled.ts'
import { PersonChip } from '../../ui/labels/PersonChip.tsx'
import { selectableUsers } from './selectable-users.ts'

const Group = styled('fieldset', { base: { minWidth: 0, mb: '6' } })
const Legend = styled('legend', { base: { fontSize: 'sm', color: 'fg.muted', mb: '1' } })
const Row = styled('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    minHeight: '52px',
    px: '2',
    mx: '-2',
    borderRadius: 'control',
    cursor: 'pointer',
    position: 'relative',
    _hover: { bg: 'bg.subtle' },
    '& input': { position: 'absolute', opacity: 0, width: '1px', height: '1px' },
    '& > svg': { width: '20px', height: '20px', flexShrink: 0, color: 'link', visibility: 'hidden' },
    '&:has(input:checked) > svg': { visibility: 'visible' },
    '&:has(input:focus-visible)': { outline: '3px solid', outlineColor: 'brand.edge', outlineOffset: '-3px' },
  },
})

/** The attendee chooser as rows; hidden for a customer without linked users. */
export function ChoosePerson() {
  const { t } = useTranslation(['common'])
  const session = useSession()
  const toneOf = usePersonTone()
  const name = useId()
  const owner = ownerOf(session)
  if (!owner || session.linkedUsers.length === 0) return null
  const selected = session.selectedUserId ?? owner.id
  return (
    <Group>
      <Legend>{t('common:bookingFor.label')}</Legend>
      {selectableUsers(owner, session.linkedUsers, (you) => t('common:bookingFor.you', { name: you })).map((user) => (
        <Row key={user.id}>
          <input type="radio" name={name} checked={user.id === selected} onChange={() => selectUser(user.id)} />
          <PersonChip name={user.label} tone={toneOf(user)} />
          <Check aria-hidden="true" />
        </Row>
      ))}
    </Group>
  )
}
