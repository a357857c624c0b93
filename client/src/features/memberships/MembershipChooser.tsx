import { styled } from '../../theme/styled.ts'
import { MembershipChips } from './MembershipChips.tsx'
import type { ChipsProps } from './MembershipChips.tsx'
import { MembershipFacts } from './MembershipFacts.tsx'

const Group = styled('div', { base: { minWidth: 0, display: 'grid', gap: '4' } })

/** The memberships of a venue: one is chosen, and says what it costs and where it is valid. [O-06] */
export function MembershipChooser(props: ChipsProps) {
  return (
    <Group>
      <MembershipChips {...props} />
      <MembershipFacts type={props.chosen} />
    </Group>
  )
}
