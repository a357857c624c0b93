import { facesOfRun } from './machine-faces.ts'

/** The browser's own downloads are switched off: tests run without a network. */
export const launchOptions = {
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
  env: { ...process.env, ...facesOfRun() },
}

/** The region of the customers in the journeys. */
export const region = { locale: 'en-GB', timezoneId: 'Europe/London' } as const
