import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { isOffline, ownWordsOr } from "../api/api-problem.ts";
import { call } from "../api/call.ts";
import { notify } from "../ui/notify.ts";
import { forgetUser, showAsAnonymous } from "./session-cache.ts";

type SignOut = { signOut: () => void; isSigningOut: boolean };

const CALLS = { here: "/api/auth/signout", everywhere: "/api/auth/signout-everywhere" } as const;

/** Signs out, on this device or on all, forgets what was loaded for the user, and goes to the landing page. */
export const useSignOut = (where: keyof typeof CALLS = "here"): SignOut => {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call("post", CALLS[where]),
    onSuccess: async () => {
      showAsAnonymous(queryClient);
      await navigate({ to: "/" });
      await forgetUser(queryClient);
      notify({ title: "Signed out." });
    },
    onError: (error) => {
      const fallback = isOffline(error) ? "An error occurred" : "Signout failed";
      notify({ title: "Sign out failed", description: ownWordsOr(error, fallback), variant: "destructive" });
    },
  });
  return { signOut: () => mutate(), isSigningOut: isPending };
};
