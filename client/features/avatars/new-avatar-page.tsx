import { AvatarEditor } from "./avatar-editor.tsx";

export const NewAvatarPage = () => <AvatarEditor avatarId={null} />;
