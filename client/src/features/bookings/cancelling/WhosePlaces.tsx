import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { usePersonTone } from '../../../../app/session/person-tone.ts'
import type { User } from '../../../../app/session/session-state.ts'
import type { Entry } from '../../../../features/bookings/my-bookings.ts'
import { styled } from '../../../../theme/styled.ts'
import { ChoiceChip } from '../../../../ui/labels/Chip.tsx'
import { PersonInitial } from '../../../../ui/labels/PersonChip.tsx'

const Group = styled('fieldset', { base: { display: 'flex', flexWrap: 'wrap', gap: '2', minWidth: 0 } })
const Legend = styled('legend', { base: { mb: '2', fontWeight: 'bold' } })

type Props = {
  readonly user: User
  readonly entries: readonly Entry[]
  /** Ids of the bookings that stay as they are. */
  readonly left: ReadonlySet<number>
  readonly onChange: (bookingId: number, isGoing: boolean) => void
}

/** The people whose places in a shared session are changed, each with a tick. */
export function WhosePlaces({ user, entries, left, onChange }: Props) {
  const { t } = useTranslation(['account', 'activities'])
  const toneOf = usePersonTone()
  return (
    <Group>
      <Legend>{t('account:bookings.whosePlaces')}</Legend>
      {entries.map(({ booking: { id, userId, firstName } }) => {
        const isGoing = !left.has(id)
        const name = firstName ?? ''
        return (
          <ChoiceChip
            key={id}
            kind="checkbox"
            name={`place-${id}`}
            checked={isGoing}
            onChange={() => onChange(id, !isGoing)}
          >
            {isGoing ? <Check aria-hidden="true" /> : null}
            <PersonInitial name={name} tone={toneOf({ id: userId, name })} />
            {userId === user.id ? t('activities:bookings.you') : name}
          </ChoiceChip>
        )
      })}
    </Group>
  )
}
