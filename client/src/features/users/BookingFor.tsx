import { chakra, defineRecipe } from '@chakra-ui/react'
import { useId } from 'react'
import { selectUser, useSession } from '../../app/session/session.ts'
import { usePersonTone } from '../../app/session/use-person-tone.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { PersonChip } from '../../ui/PersonChip.tsx'
import { selectableUsers } from './selectable-users.ts'

const Group = chakra('fieldset', { base: { minWidth: 0 } })
const Legend = chakra('legend', { base: { fontWeight: 'bold', mb: '2' } })
const Chips = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } })
// As long as a name may be; the whole of it is the target.
const chipRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'touch',
    maxWidth: 'full',
    px: '4',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'border.strong',
    overflowWrap: 'anywhere',
    '& svg': { width: '20px', height: '20px', flexShrink: 0 },
    '& input': { position: 'absolute', opacity: 0, width: '1px', height: '1px' },
    '&:has(input:focus-visible)': { outline: '3px solid', outlineColor: 'brand.edge', outlineOffset: '2px' },
  },
  variants: {
    chosen: {
      true: {
        bg: 'brand.subtle',
        color: 'link',
        borderColor: 'brand.edge',
        fontWeight: 'bold',
        '@media (forced-colors: active)': { outline: '2px solid Highlight' },
      },
      false: { cursor: 'pointer', _hover: { borderColor: 'brand.edge' } },
    },
  },
})
const Chip = chakra('label', chipRecipe)
const OnlyChip = chakra('p', chipRecipe)
const Note = chakra('p', { base: { color: 'fg.muted' } })

/** Whom the booking is for: everybody in view, one tap to choose. [S6-006] */
export function BookingFor() {
  const { t } = useTexts()
  const session = useSession()
  const toneOf = usePersonTone()
  const name = useId()
  if (!session.user) return <Note>{t('activities:bookingFor.guest')}</Note>
  const users = selectableUsers(session.user, session.linkedUsers, (user) => t('common:bookingFor.you', { name: user }))
  const selected = session.selectedUserId ?? session.user.id
  const [only] = users
  if (users.length === 1 && only) {
    return (
      <div>
        <Legend as="p">{t('activities:bookingFor.label')}</Legend>
        <OnlyChip chosen>
          <PersonChip name={only.label} tone={toneOf(only)} />
        </OnlyChip>
      </div>
    )
  }
  return (
    <Group>
      <Legend>{t('activities:bookingFor.label')}</Legend>
      <Chips>
        {users.map((user) => (
          <Chip key={user.id} chosen={user.id === selected}>
            <input type="radio" name={name} checked={user.id === selected} onChange={() => selectUser(user.id)} />
            <PersonChip name={user.label} tone={toneOf(user)} />
          </Chip>
        ))}
      </Chips>
    </Group>
  )
}
