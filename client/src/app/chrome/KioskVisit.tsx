import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from '../../theme/styled.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { kioskWarningMs } from '../session/login/idle.ts'
import { useKioskIdle } from '../session/login/use-kiosk-idle.ts'

const Question = styled('div', { base: { display: 'grid', gap: '5', justifyItems: 'start' } })

function TimeLeft() {
  const { t } = useTranslation(['common'])
  const [seconds, setSeconds] = useState(kioskWarningMs / 1000)
  useEffect(() => {
    const timer = setInterval(() => setSeconds((left) => Math.max(0, left - 1)), 1000)
    return () => clearInterval(timer)
  }, [])
  return <p>{t('common:kiosk.endsIn', { count: seconds })}</p>
}

/** Warns an idle kiosk visitor that the visit will end. Pressing the button or closing the dialog continues it. */
export function KioskVisit() {
  const { t } = useTranslation(['common'])
  const { isEnding, stay } = useKioskIdle()
  if (!isEnding) return null
  return (
    <Dialog title={t('common:kiosk.ending')} onClosed={stay}>
      <Question>
        <TimeLeft />
        <Button onClick={stay}>{t('common:kiosk.carryOn')}</Button>
      </Question>
    </Dialog>
  )
}
