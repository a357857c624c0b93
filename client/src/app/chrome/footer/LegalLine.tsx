import { useTranslation } from 'react-i18next'
import { dateOf } from '../../../i18n/date-of.ts'
import { styled } from '../../../theme/styled.ts'
import { platformNow } from '../../platform-clock.ts'
import { LanguageSwitch } from '../header/LanguageSwitch.tsx'
import { useAppName } from '../../site-record.ts'

const Line = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 24px',
    mt: '8',
    pt: '4',
    borderTopWidth: '1px',
    borderColor: 'color-mix(in srgb, currentColor 22%, transparent)',
  },
})

/** The operator's name, and the language switch. */
export function LegalLine() {
  const { t } = useTranslation(['common'])
  const app = useAppName()
  return (
    <Line>
      <p>{t('common:footer.copyright', { year: dateOf(platformNow()).getUTCFullYear(), app })}</p>
      <LanguageSwitch />
    </Line>
  )
}
