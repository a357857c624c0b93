export type BankPageSettings = {
  /** Milliseconds until the challenge ends; null when the merchant's clock stands still. */
  readonly endsInMs: number | null
  readonly twoMinutesLeft: string
  readonly halfMinuteLeft: string
}

/**
 * The script of the bank page: shows the remaining time, announces it twice, and moves the focus to an error. The page
 * gets this function's source, so it is self-contained. The page works the same without it.
 */
export function bankPage(settings: BankPageSettings): void {
  document.getElementById('problem')?.focus()
  const shown = document.getElementById('time-left')
  const said = document.getElementById('time-said')
  if (settings.endsInMs === null || !shown || !said) return
  // The page uses its own stopwatch: the machine's clock may be wrong.
  const endsAt = performance.now() + settings.endsInMs

  function announce(text: string): void {
    if (said && said.textContent !== text) said.textContent = text
  }

  const timer = setInterval(() => {
    const seconds = Math.max(0, Math.ceil((endsAt - performance.now()) / 1000))
    shown.textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
    if (seconds <= 120 && seconds > 110) announce(settings.twoMinutesLeft)
    if (seconds <= 30 && seconds > 20) announce(settings.halfMinuteLeft)
    if (seconds > 0) return
    clearInterval(timer)
    // Any submit after the deadline returns the customer to the shop. This one changes nothing if the server's clock is
    // behind.
    const form = document.getElementById('extend')
    if (!(form instanceof HTMLFormElement)) return
    const action = form.elements.namedItem('action')
    if (action instanceof HTMLInputElement) action.value = 'resend'
    form.requestSubmit()
  }, 1000)
}

/** Sends the return form. Self-contained for the same reason. */
export function returnPage(): void {
  const form = document.forms[0]
  if (form) form.submit()
}

/** Tells the page around the frame, and no other, that this page is finished. Self-contained too. */
export function reportPage(message: Readonly<Record<string, unknown>>, origin: string): void {
  parent.postMessage(message, origin)
}
