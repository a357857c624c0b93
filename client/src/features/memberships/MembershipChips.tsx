import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from '../../theme/styled.ts'
import { ChoiceChip } from '../../ui/labels/Chip.tsx'
import type { MembershipType } from './membership-type.ts'

const Chips = styled('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } })

export type ChipsProps = {
  readonly types: readonly MembershipType[]
  readonly chosen: MembershipType
  readonly onChange: (id: number) => void
}

/** A choice among a venue's memberships. */
export function MembershipChips({ types, chosen, onChange }: ChipsProps) {
  const { t } = useTranslation(['activities'])
  const name = useId()
  return (
    <Chips role="radiogroup" aria-label={t('activities:pricing.membership')}>
      {types.map((type) => (
        <ChoiceChip
          key={type.id}
          kind="radio"
          name={name}
          checked={type.id === chosen.id}
          onChange={() => onChange(type.id)}
        >
          {type.name}
        </ChoiceChip>
      ))}
    </Chips>
  )
}
