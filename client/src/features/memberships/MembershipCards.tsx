import { useTranslation } from 'react-i18next'
import { useActingFor } from '../../app/session/use-session.ts'
import { styled } from '../../theme/styled.ts'
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx'
import { MembershipFacts } from './MembershipFacts.tsx'
import type { MembershipType } from './membership-type.ts'
import { StandingText } from './StandingText.tsx'
import { useMembershipStanding } from './use-my-memberships.ts'

const List = styled('ul', {
  base: {
    display: 'grid',
    gap: '5',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))' },
  },
})
const Card = styled('li', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr auto',
    p: { base: '4', md: '6' },
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'card',
    bg: 'bg',
  },
})
const Name = styled('h3', { base: { fontSize: 'lg', overflowWrap: 'anywhere' } })

const Facts = styled('div', { base: { display: 'grid', gap: '3', alignContent: 'start' } })

const actions = {
  new: 'activities:joining.joinNow',
  held: 'activities:joining.have.see',
  renewable: 'activities:joining.have.renew',
} as const

type Props = {
  readonly types: readonly MembershipType[]
  /** The page to join. */
  readonly pathOf: (type: MembershipType) => string
}

/** A centre's memberships side by side, each with one button to join. */
export function MembershipCards({ types, pathOf }: Props) {
  if (types.length === 0) return null
  return (
    <List>
      {types.map((type) => (
        <MembershipCard key={type.id} type={type} path={pathOf(type)} />
      ))}
    </List>
  )
}

/** One membership; for a member its state, and the way to renew it. */
function MembershipCard({ type, path }: { readonly type: MembershipType; readonly path: string }) {
  const { t } = useTranslation(['activities'])
  const standing = useMembershipStanding(type.id, useActingFor().subjectId) ?? { kind: 'new' }
  const { kind } = standing
  const action = t(actions[kind])
  const label =
    kind === 'new' ? t('activities:joining.joinNowFor', { membership: type.name }) : `${action}: ${type.name}`
  return (
    <Card>
      <Name>{type.name}</Name>
      <Facts>
        <StandingText standing={standing} />
        <MembershipFacts type={type} isMine={kind !== 'new'} />
      </Facts>
      <ButtonLink to={path} size="large" wide label={label}>
        {action}
      </ButtonLink>
    </Card>
  )
}
