# For scripts that make a fresh Debian 12 in a folder (tools/bare, tools/release --try): where its packages come from.

# The sources of this machine that are Debian's own, as lines for its sources.list.
mirrors() {
    apt-get indextargets --format '$(ORIGIN) $(CODENAME) deb $(REPO_URI) $(RELEASE) $(COMPONENT)' 'Created-By: Packages' |
        sed -n 's/^Debian bookworm[^ ]* //p' | sort -u
}

# How this machine reaches its mirrors.
apt_settings() { apt-config dump --format '%F "%v";%n' | grep -iE '^Acquire::https?::|^Acquire::[a-z:]*proxy' || true; }
