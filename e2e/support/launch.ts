import { facesOfRun } from './machine-faces.ts'

/** Everything a browser would like to fetch by itself is switched off: it runs without a network. */
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

/** Where the customers of the journeys live. */
export const region = { locale: 'en-GB', timezoneId: 'Europe/London' } as const
