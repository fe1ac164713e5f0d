import accountStyles from './account.css?inline'

/** The handle shared by the forms of an account that stand alone: those of signing in, and that of an address. */
export const accountScreen = { styles: [accountStyles] }

/** The handle shared by the screens of the profile. */
export const profileScreen = { styles: [accountStyles], isAccount: true, paintsAt: 'footer' }
