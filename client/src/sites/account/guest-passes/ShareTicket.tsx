import { Link, Mail, MessageCircle } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { wayOut } from '../../../browser/ways-out.ts'
import { copyText } from '../../../features/guest-passes/pass-link.ts'
import { styled } from '../../../theme/styled.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { ButtonOut } from '../../../ui/buttons/ButtonOut.tsx'
import { takeFocus } from '../../../ui/focus/move-focus.ts'

const Panel = styled('section', {
  base: {
    gridColumn: '1 / -1',
    display: 'grid',
    gap: '3',
    minWidth: 0,
    px: { base: '4', md: '6' },
    py: { base: '4', md: '5' },
    borderTopWidth: '1px',
    borderColor: 'border.strong',
  },
})
const Heading = styled('h4', {
  base: { fontFamily: 'body', fontSize: 'md', fontWeight: 'bold', letterSpacing: '0', outline: 'none' },
})
const Ways = styled('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } })
const Result = styled('div', { base: { display: 'grid', gap: '2', fontWeight: 'bold', _empty: { display: 'none' } } })
const Address = styled('input', {
  base: {
    width: 'full',
    minHeight: 'touch',
    px: '3',
    bg: 'bg',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'control',
    fontSize: 'sm',
    fontWeight: 'normal',
  },
})
const Text = styled('p', { base: { fontSize: 'sm', maxWidth: 'measure', textWrap: 'pretty' } })

type Props = {
  readonly id: string
  /** The whole address of the guest's page. */
  readonly address: string
  /** The code in groups. */
  readonly code: string
  readonly onClosed: () => void
}

/** Ways to send a pass where the system offers none: copy the link, a message, an email. */
export function ShareTicket({ id, address, code, onClosed }: Props) {
  const { t } = useTranslation(['account'])
  const [copied, setCopied] = useState<boolean | null>(null)
  const message = encodeURIComponent(t('account:guestPasses.messageText', { url: address }))
  const subject = encodeURIComponent(t('account:guestPasses.forYou'))
  const sms = wayOut(`sms:?&body=${message}`)
  const mail = wayOut(`mailto:?subject=${subject}&body=${message}`)

  return (
    <Panel
      id={id}
      aria-label={`${t('account:guestPasses.share')}: ${code}`}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClosed()
      }}
    >
      <Heading ref={takeFocus} tabIndex={-1}>
        {t('account:guestPasses.share')}
      </Heading>
      <Ways>
        <Button icon={<Link aria-hidden="true" />} onClick={() => void copyText(address).then(setCopied)}>
          {t('account:guestPasses.copy')}
        </Button>
        {sms ? (
          <ButtonOut href={sms} variant="secondary">
            <MessageCircle aria-hidden="true" />
            {t('account:guestPasses.message')}
          </ButtonOut>
        ) : null}
        {mail ? (
          <ButtonOut href={mail} variant="secondary">
            <Mail aria-hidden="true" />
            {t('account:guestPasses.email')}
          </ButtonOut>
        ) : null}
      </Ways>
      <Result role="status">
        {copied === true ? <p>{t('account:guestPasses.copied')}</p> : null}
        {copied === false ? <p>{t('account:guestPasses.copyFailed')}</p> : null}
      </Result>
      {copied === false ? (
        <Address
          readOnly
          aria-label={t('account:guestPasses.link')}
          value={address}
          ref={selectAll}
          onFocus={(event) => event.currentTarget.select()}
        />
      ) : null}
      <Text>{t('account:guestPasses.shareText')}</Text>
    </Panel>
  )
}

/** Selects the text of a field that has just come. */
function selectAll(field: HTMLInputElement | null): void {
  field?.focus()
  field?.select()
}
