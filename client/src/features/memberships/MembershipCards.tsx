import { useTranslation } from 'react-i18next'
import { styled } from '../../theme/styled.ts'
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx'
import { MembershipFacts } from './MembershipFacts.tsx'
import type { MembershipType } from './membership-type.ts'

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

type Props = {
  readonly types: readonly MembershipType[]
  /** The page to join. */
  readonly pathOf: (type: MembershipType) => string
}

/** A centre's memberships side by side, each with one button to join. */
export function MembershipCards({ types, pathOf }: Props) {
  const { t } = useTranslation(['activities'])
  if (types.length === 0) return null
  return (
    <List>
      {types.map((type) => (
        <Card key={type.id}>
          <Name>{type.name}</Name>
          <MembershipFacts type={type} />
          <ButtonLink
            to={pathOf(type)}
            size="large"
            wide
            label={t('activities:joining.joinNowFor', { membership: type.name })}
          >
            {t('activities:joining.joinNow')}
          </ButtonLink>
        </Card>
      ))}
    </List>
  )
}
