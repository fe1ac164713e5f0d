import type { MessageTable } from '../../core/words'

/** Accounts and their passwords. */
export const accountMessages = {
  noAccount: {
    en: 'No account uses this number or e-mail',
    fr: "Aucun compte n'utilise ce numéro ou cette adresse",
    ar: 'لا يوجد حساب بهذا الرقم أو البريد',
  },
  wrongPassword: { en: 'Wrong password', fr: 'Mot de passe incorrect', ar: 'كلمة المرور غير صحيحة' },
  profileUnknown: {
    en: 'No account is linked to this profile yet',
    fr: "Aucun compte n'est encore lié à ce profil",
    ar: 'لا يوجد حساب مرتبط بهذا الملف الشخصي بعد',
  },
  signedOut: { en: 'You are signed out', fr: 'Vous êtes déconnecté', ar: 'تم تسجيل الخروج' },
  otherAccount: {
    en: 'You are signed in with another account',
    fr: 'Vous êtes connecté avec un autre compte',
    ar: 'أنت مسجل الدخول بحساب آخر',
  },
  sessionExpired: { en: 'Session Expired', fr: 'Session expirée', ar: 'انتهت صلاحية الجلسة' },
  numberUnknown: {
    en: 'Mobile Number is not exist.',
    fr: "Ce numéro n'a pas de compte.",
    ar: 'لا يوجد حساب بهذا الرقم.',
  },
  numberInvalid: { en: 'Mobile number invalid', fr: 'Numéro de mobile non valide', ar: 'رقم الجوال غير صحيح' },
  numberTaken: {
    en: 'This number has an account already, please sign in',
    fr: 'Ce numéro a déjà un compte, connectez-vous',
    ar: 'هذا الرقم مسجل من قبل، يرجى تسجيل الدخول',
  },
  emailTaken: {
    en: 'Another account uses this e-mail',
    fr: 'Un autre compte utilise cette adresse e-mail',
    ar: 'هذا البريد الإلكتروني مستخدم في حساب آخر',
  },
  emailInvalid: {
    en: 'This value should be a valid email',
    fr: 'Saisissez une adresse e-mail valide',
    ar: 'يرجى إدخال بريد إلكتروني صحيح',
  },
  nameMissing: { en: 'Please enter user name.', fr: 'Veuillez saisir votre nom.', ar: 'يرجى إدخال الاسم.' },
  profileSaved: { en: 'Profile saved', fr: 'Profil enregistré', ar: 'تم حفظ الملف الشخصي' },
  passwordChanged: {
    en: 'Your password is changed',
    fr: 'Votre mot de passe est modifié',
    ar: 'تم تغيير كلمة المرور',
  },
  resetTokenWrong: {
    en: 'Please ask for a new code, this one no longer counts',
    fr: "Demandez un nouveau code, celui-ci n'est plus valable",
    ar: 'يرجى طلب رمز جديد، فالرمز السابق لم يعد صالحاً',
  },
  orderUnderWay: {
    en: 'An order is still under way; you can delete your account once it has arrived',
    fr: 'Une commande est en cours ; vous pourrez supprimer votre compte quand elle sera arrivée',
    ar: 'لديك طلب قيد التنفيذ، يمكنك حذف حسابك بعد وصوله',
  },
  subscriptionRuns: {
    en: 'Please cancel your subscription before you delete your account',
    fr: 'Résiliez votre abonnement avant de supprimer votre compte',
    ar: 'يرجى إلغاء اشتراكك قبل حذف الحساب',
  },
  accountDeleted: { en: 'Your account is deleted', fr: 'Votre compte est supprimé', ar: 'تم حذف حسابك' },
} satisfies MessageTable
