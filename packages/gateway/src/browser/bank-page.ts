export type BankPageSettings = {
  /** Milliseconds until the challenge ends; null when the merchant's clock stands still. */
  readonly endsInMs: number | null
  readonly twoMinutesLeft: string
  readonly halfMinuteLeft: string
}

/**
 * What the bank page does when scripts run: shows the time left, announces it twice, and moves the focus to a problem.
 * The page gets this function's source, so it is self-contained. Without it the page works the same.
 */
export function bankPage(settings: BankPageSettings): void {
  document.getElementById('problem')?.focus()
  const shown = document.getElementById('time-left')
  const said = document.getElementById('time-said')
  if (settings.endsInMs === null || !shown || !said) return
  // The page's own stopwatch: no clock of the machine, which may be wrong, is read.
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
    // Any word after the end takes the customer back to the shop; one that changes nothing, should the server's clock be behind.
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

/** Tells the page around the frame, and no other, that there is nothing left to do here. Self-contained too. */
export function reportPage(message: Readonly<Record<string, unknown>>, origin: string): void {
  parent.postMessage(message, origin)
}
