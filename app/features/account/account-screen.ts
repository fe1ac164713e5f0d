import accountStyles from './account.css?inline'

/** The handle shared by the stand-alone forms of an account: sign-in, its further steps, and an address. */
export const accountScreen = { styles: [accountStyles], keepsErrors: true }

/** The handle shared by the screens of the profile. */
export const profileScreen = { styles: [accountStyles], isAccount: true, paintsAt: 'footer' }
