/** The whole address of a guest's page, to send. */
export function addressOf(path: string): string {
  return new URL(path, window.location.origin).href
}

/** Copies a text; false where the browser forbids it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
