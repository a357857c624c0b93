import { Clock, TicketPercent, UsersRound } from 'lucide-react'
import { useTexts } from '../../i18n/use-texts.ts'
import { styled } from '../../theme/styled.ts'

const List = styled('ul', {
  base: {
    display: 'grid',
    gap: { base: '5', md: '10' },
    mt: { base: '10', md: '14' },
    gridTemplateColumns: { base: '1fr', md: 'repeat(3, minmax(0, 1fr))' },
    '& > li': { display: 'flex', gap: '3' },
    '& svg': { width: '20px', height: '20px', mt: '3px', flexShrink: 0, color: 'link' },
  },
})
const Name = styled('strong', { base: { display: 'block' } })
const Text = styled('span', { base: { display: 'block', color: 'fg.muted', fontSize: 'sm' } })

/** What holds for every booking here. */
export function Reassurances() {
  const { t } = useTexts()
  const rows = [
    { icon: <Clock aria-hidden="true" />, name: t('home:keptName'), text: t('home:keptText') },
    { icon: <UsersRound aria-hidden="true" />, name: t('home:familyName'), text: t('home:familyText') },
    { icon: <TicketPercent aria-hidden="true" />, name: t('home:priceName'), text: t('home:priceText') },
  ]
  return (
    <List>
      {rows.map(({ icon, name, text }) => (
        <li key={name}>
          {icon}
          <span>
            <Name>{name}</Name>
            <Text>{text}</Text>
          </span>
        </li>
      ))}
    </List>
  )
}
