import { WifiOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from '../../theme/styled.ts'
import { useOnline } from '../../browser/connection.ts'

const Line = styled('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    maxWidth: 'content',
    mx: 'auto',
    px: { base: '4', lg: '6' },
    py: '2',
    fontSize: 'sm',
    '& svg': { width: '18px', height: '18px', flexShrink: 0 },
  },
})
const Ground = styled('div', { base: { bg: 'warning.subtle', color: 'warning' } })

/** A quiet line under the header while there is no connection. */
export function OfflineNotice() {
  const { t } = useTranslation(['common'])
  const online = useOnline()
  return (
    <Ground role="status">
      {online ? null : (
        <Line>
          <WifiOff aria-hidden="true" />
          {t('common:offline.notice')}
        </Line>
      )}
    </Ground>
  )
}
