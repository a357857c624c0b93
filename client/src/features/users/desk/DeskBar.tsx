import { Store } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { environment } from '../../../app/environment.ts'
import { useSession } from '../../../app/session/use-session.ts'
import { styled } from '../../../theme/styled.ts'

const Bar = styled('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    bg: 'bg.subtle',
    borderBottomWidth: '1px',
    borderColor: 'border',
  },
})
const Content = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    width: 'full',
    maxWidth: 'content',
    mx: 'auto',
    px: { base: '4', lg: '6' },
    fontSize: 'sm',
    '& > svg': { width: '18px', height: '18px', flexShrink: 0 },
    '& > strong': { minWidth: 0, overflowWrap: 'anywhere' },
    '& > a': { display: 'inline-flex', alignItems: 'center', minHeight: 'touch', ms: 'auto' },
  },
})

/** The customer staff serve, with a link to the desk. For staff only. [S1-011, O-209] */
export function DeskBar() {
  const { t } = useTranslation(['common'])
  const { customer } = useSession()
  const { desk } = environment().site.paths
  if (desk === null) return null
  return (
    <Bar aria-label={t('common:desk.region')}>
      <Content>
        <Store aria-hidden="true" />
        <strong>
          {customer === null ? t('common:desk.nobody') : t('common:desk.serving', { name: customer.name })}
        </strong>
        <Link to={desk()}>{t(customer === null ? 'common:desk.choose' : 'common:desk.change')}</Link>
      </Content>
    </Bar>
  )
}
