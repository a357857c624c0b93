import { styled } from '../../theme/styled.ts'
import { MembershipChips } from './MembershipChips.tsx'
import type { ChipsProps } from './MembershipChips.tsx'
import { MembershipFacts } from './MembershipFacts.tsx'

const Group = styled('div', { base: { minWidth: 0, display: 'grid', gap: '4' } })

/** A choice among a venue's memberships, with the price and the validity of the chosen one. */
export function MembershipChooser(props: ChipsProps) {
  return (
    <Group>
      <MembershipChips {...props} />
      <MembershipFacts type={props.chosen} />
    </Group>
  )
}
